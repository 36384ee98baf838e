import type { notes as source } from '../zh-CN/notes.ts'

export const notes = {
  'note.units.sample': 'Monthly units of the sample world',
  'note.units.bought': 'Amazon’s “bought in past month” is a floor: the range goes up to the next step',
  'note.units.history': 'Last full month of the imported history',
  'note.units.curve':
    'Curve of units by rank of real products in the root category; the range is ±1 standard deviation',
  'note.units.unknown': 'There is nothing to estimate from',
  'note.revenue': 'Monthly units × price',
  'note.mom': 'Units of the last month ÷ the month before − 1',
  'note.yoy': 'Units of the last month ÷ the same month a year before − 1',
  'note.trailing': 'Units of the last 12 months ÷ the 12 before − 1',
  'note.twelve': 'Sum of the last 12 full months',
  'note.season': 'Season index = mean units of the month ÷ mean units of all months',
  'note.day': 'Monthly units ÷ 30',
  'note.age': 'Day of the data − day of listing',
  'note.median': 'Median of the competitors where known',
  'note.gap': 'This product ÷ competitors’ median − 1',
  'note.gapAverage': 'Price now ÷ average price − 1',
  'note.pricePlace': 'This product and its competitors, cheapest first',
  'note.history': 'Months of the history',
  'note.discount': '1 − price ÷ list price',
} satisfies Record<keyof typeof source, string>
