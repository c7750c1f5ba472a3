// Every text's and every mark's box as the browser lays it out; returns what overlaps or lies outside.
() => {
  const faults = [];
  const root = document.documentElement;
  const view = root.viewBox.baseVal;
  const toRoot = root.getScreenCTM().inverse();
  const corners = element => {
    const box = element.getBBox();
    const matrix = toRoot.multiply(element.getScreenCTM());
    return [[box.x, box.y], [box.x + box.width, box.y], [box.x + box.width, box.y + box.height],
      [box.x, box.y + box.height]].map(([x, y]) => {
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return [point.x, point.y];
    });
  };
  const isOutside = points => points.some(([x, y]) =>
    x < view.x - 0.5 || y < view.y - 0.5 || x > view.x + view.width + 0.5 ||
    y > view.y + view.height + 0.5);
  // Separating axes of two turned rectangles; half a unit of overlap is rounding.
  const overlap = (first, second) => {
    for (const [one, other] of [[first, second], [second, first]]) {
      for (let i = 0; i < 2; i++) {
        const edge = [one[i + 1][0] - one[i][0], one[i + 1][1] - one[i][1]];
        const length = Math.hypot(...edge) || 1;
        const span = points => {
          const along = points.map(([x, y]) => (x * edge[0] + y * edge[1]) / length);
          return [Math.min(...along), Math.max(...along)];
        };
        const [low, high] = span(one), [otherLow, otherHigh] = span(other);
        if (low > otherHigh - 0.5 || otherLow > high - 0.5) return false;
      }
    }
    return true;
  };

  const texts = [...document.querySelectorAll('text')].filter(text => text.textContent.trim())
    .map(text => ({ words: text.textContent.trim().slice(0, 40), points: corners(text) }));
  for (const text of texts) {
    if (isOutside(text.points)) faults.push(`the text ${JSON.stringify(text.words)} is cut off`);
  }
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      if (overlap(texts[i].points, texts[j].points)) {
        faults.push(`the texts ${JSON.stringify(texts[i].words)} and ` +
          `${JSON.stringify(texts[j].words)} touch`);
      }
    }
  }
  for (const mark of document.querySelectorAll('path')) {
    if (mark.closest('pattern, defs, clipPath') || mark.hasAttribute('clip-path')) continue;
    if (isOutside(corners(mark))) {
      faults.push(`the path ${mark.id || mark.getAttribute('class')} lies outside`);
    }
  }
  return faults;
}
