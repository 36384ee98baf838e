import type { texts as source } from '../zh-CN/listing.ts'

export const texts: typeof source = {
  upcoming: {
    listingEdit: {
      question: 'How do I write a listing that is compliant and ranks in search?',
      points: {
        first: 'Turns your product name, description and keywords into a title, bullet points and description',
        second: 'Five creative levels: normal, standard, enhanced, adventurous, extreme',
        third: 'Checks length and banned words line by line and highlights covered keywords',
      },
    },
    listingEstimate: {
      question: 'How good is my listing, and what should I change first?',
      points: {
        first: 'Scores for the title, bullet points, images, A+ content and video',
        second: 'Keyword coverage matrix and missing keywords',
        third: 'Suggestions ranked by impact',
      },
    },
    copywriting: {
      question: 'How do I turn selling points into ads, emails and social posts?',
      points: {
        first: 'Copy for each purpose and platform',
        second: 'From Chinese selling points to natural English',
        third: 'Pick a tone and length, then copy the text',
      },
    },
  },
}
