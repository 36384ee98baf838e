import type { texts as source } from '../zh-CN/calculators.ts'

export const texts: typeof source = {
  upcoming: {
    freight: {
      question: 'What does it cost per unit to ship this to Amazon?',
      points: {
        first: 'Dimensional and billable weight from carton count, size and weight',
        second: 'Price and transit time by sea, air, express and rail',
        third: 'Landed cost per unit, duty included',
      },
    },
    profit: {
      question: 'How much do I earn per sale at this price?',
      points: {
        first: 'Referral fee, FBA fee, storage and freight, line by line',
        second: 'Margin, ROI and break-even ACOS',
        third: 'Change the price or cost and see the result instantly',
      },
    },
  },
}
