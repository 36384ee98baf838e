import type { texts as source } from '../zh-CN/pictures.ts'

export const texts: typeof source = {
  upcoming: {
    picture: {
      question: 'How does one product photo become a whole set?',
      points: {
        first: 'White background, scene, selling point and size pictures',
        second: 'In the format each marketplace asks for',
        third: 'Everything you made can be found again',
      },
    },
    pictureWise: {
      question: 'How do I get scene pictures without a studio?',
      points: {
        first: 'Upload a product picture, choose scene and style',
        second: 'Several pictures at once to choose from',
        third: 'The product itself stays as it is',
      },
    },
    pictureChange: {
      question: 'How do I put a product on a clean background?',
      points: {
        first: 'Cut out by itself, with edges you can mend',
        second: 'Pure white, gradient or a real scene',
        third: 'Many pictures in one go',
      },
    },
    imageOptimizer: {
      question: 'Does my main image meet the rules, and how does it get better?',
      points: {
        first: 'Checks size, white background and how much the product fills',
        second: 'Crop, rotate, enlarge and clean up',
        third: 'Before and after side by side, then export',
      },
    },
  },
}
