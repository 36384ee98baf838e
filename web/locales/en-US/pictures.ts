import type { texts as source } from '../zh-CN/pictures.ts'

export const texts: typeof source = {
  upcoming: {
    picture: {
      question: 'How do I turn one product photo into a full image set?',
      points: {
        first: 'White-background, lifestyle, feature and size images',
        second: 'Sized for each marketplace’s requirements',
        third: 'All your images saved in one place',
      },
    },
    pictureWise: {
      question: 'How do I get lifestyle images without a studio?',
      points: {
        first: 'Upload a product image and choose a scene and style',
        second: 'Several images at once to choose from',
        third: 'The product itself stays unchanged',
      },
    },
    pictureChange: {
      question: 'How do I put a product on a clean background?',
      points: {
        first: 'Automatic cutout with edges you can refine',
        second: 'Pure white, gradient or a real scene',
        third: 'Many images in one batch',
      },
    },
    imageOptimizer: {
      question: 'Does my main image follow the rules, and how can I improve it?',
      points: {
        first: 'Checks size, white background and how much of the frame the product fills',
        second: 'Crop, rotate, upscale and clean up',
        third: 'Compare before and after side by side, then export',
      },
    },
  },
}
