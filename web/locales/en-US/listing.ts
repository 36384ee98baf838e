import type { texts as source } from '../zh-CN/listing.ts'

export const texts: typeof source = {
  upcoming: {
    listingEdit: {
      question: 'How do I write a listing that is compliant and gets found?',
      points: {
        first: 'From name, description and keywords to title, bullet points and description',
        second: 'Five creative levels: normal, standard, enhanced, adventurous, extreme',
        third: 'Length and forbidden words checked line by line, covered keywords marked',
      },
    },
    listingEstimate: {
      question: 'How good is my listing, and what should I change first?',
      points: {
        first: 'Scores for title, bullet points, images, A+ and video',
        second: 'Keyword coverage matrix and missing words',
        third: 'Suggestions in order of effect',
      },
    },
    copywriting: {
      question: 'Ads, mails, social media: how do I put selling points into words?',
      points: {
        first: 'Copy for a purpose and a platform',
        second: 'From Chinese selling points to natural English',
        third: 'Tone and length to choose, ready to copy',
      },
    },
  },
}
