import type { texts as source } from '../zh-CN/mining-tools.ts'

export const texts: typeof source = {
  preset: {
    title: 'Presets',
    separator: ', ',
    end: '.',
    names: {
      rising: 'Rising',
      spread: 'Spread traffic',
      titleGap: 'Title gap',
      premiumLongTail: 'Premium long tail',
      seasonal: 'Seasonal',
    },
    why: {
      rising: 'Searches grow, and the top products do not have all the clicks:',
      spread: 'Many searches, with clicks spread over many products:',
      titleGap: 'Enough searches that convert, but few titles on page one contain the term:',
      premiumLongTail: 'High prices and few advertisers:',
      seasonal: 'A clear peak month, so you can stock up and advertise in time:',
    },
    fromUs: 'Thresholds are for Amazon US, which has more searches: lower the monthly searches if nothing is found.',
    converted: 'Dollar thresholds were converted to {{currency}} at ECB rates of {{day}} and rounded.',
  },
  pastMonth:
    'An earlier month has only searches and their growth. The market period is that of the latest month; bids, purchases, products and the rest are known for it only.',
  word: {
    hint: 'How many terms contain each word, and the monthly searches of these terms. Click a word to keep only terms with it, or × to exclude it.',
    list: 'Words',
    counts: 'Terms: {{keywords}} · searches: {{searches}}',
    exclude: 'Exclude terms with “{{word}}”',
  },
}
