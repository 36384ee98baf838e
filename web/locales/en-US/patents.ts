import type { texts as source } from '../zh-CN/patents.ts'

export const texts: typeof source = {
  price: 'A search costs {{price}} power. The same search again within a day is free.',
  risk: {
    title: 'Infringement risk AI analysis',
    subtitle: 'Before you list: check a product picture against design patents, or a brand name against trademarks.',
    tabs: 'Kind of search',
    tab: { patent: 'Patent search', trademark: 'Trademarks', latest: 'Latest patents' },
    titleHint: 'One keyword, such as: lamp',
    searchNow: 'Search now',
    brand: 'Brand name',
    brandHint: 'Such as: Lumora',
    searchTrademark: 'Search trademarks',
    latestText: 'The design patents granted each week, by Locarno class: see what your competitors have just received.',
    seeLatest: 'See the latest patents',
    points: {
      patent: {
        first: 'Photos are matched with line drawings, whatever the colour, background, angle and size',
        second: 'Similarity, risk, legal status and expiry of every patent',
        third: 'Patents and owners that were enforced by TROs are marked',
      },
      trademark: {
        first: 'Earlier marks that are the same, look or sound alike, or contain the name',
        second: 'Nice classes, legal status and owners',
        third: 'Paste a whole listing and check all its words at once',
      },
      latest: {
        first: 'Counts by week and Locarno class, with what is new since your last visit',
        second: 'Filter by keyword and office',
        third: 'Get a notice when a new grant resembles a saved search',
      },
    },
  },
  field: {
    title: 'Keyword of the title',
  },
}
