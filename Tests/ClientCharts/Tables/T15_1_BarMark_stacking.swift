import SwiftUI
import Charts

struct SurveyBars: View {
    let answers: [(question: String, answer: String, count: Int)] = [
        ("Price", "Agree", 42), ("Price", "Neutral", 31), ("Price", "Disagree", 27),
        ("Quality", "Agree", 71), ("Quality", "Neutral", 18), ("Quality", "Disagree", 11),
    ]

    var body: some View {
        Chart {
            ForEach(answers.indices, id: \.self) { index in
                BarMark(
                    x: .value("Answers", answers[index].count),
                    y: .value("Question", answers[index].question),
                    stacking: .normalized
                )
                .foregroundStyle(by: .value("Answer", answers[index].answer))
            }
        }
        .chartForegroundStyleScale(domain: ["Agree", "Neutral", "Disagree"], range: [Color.green, .gray, .red])
        .chartXAxis {
            AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1))
        }
    }
}
