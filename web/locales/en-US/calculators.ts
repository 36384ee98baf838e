import type { texts as source } from '../zh-CN/calculators.ts'

export const texts: typeof source = {
  upcoming: {
    freight: {
      question: 'What does it cost per unit to bring this shipment to Amazon?',
      points: {
        first: 'Volumetric and chargeable weight from cartons, size and weight',
        second: 'Price and transit time by sea, air, express and rail',
        third: 'Duty included: landed cost per unit',
      },
    },
    profit: {
      question: 'At this price, what do I earn on each sale?',
      points: {
        first: 'Referral fee, FBA fee, storage and freight, line by line',
        second: 'Margin, ROI and break-even ACOS',
        third: 'Change price or cost and see the result at once',
      },
    },
  },
}
