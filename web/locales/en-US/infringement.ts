import type { texts as source } from '../zh-CN/infringement.ts'

export const texts: typeof source = {
  title: 'Infringement check',
  subtitle:
    'Enter an ASIN, or the listing and images of a product you have not launched yet. We check design patents, trademarks and enforcement cases together and give you one verdict.',
  ways: 'Check by',
  way: { asin: 'By ASIN', listing: 'By listing and images' },
  check: 'Check now',
  price: 'A check costs {{price}} credits. Repeating it within a day is free, even for other target markets.',
  again: 'Same check within a day: free. The verdict is for the target markets you just chose',
  done: 'Your check is done. Open it under “Check history” in the infringement check',
  unknown: 'No verdict',
  asin: {
    label: 'ASIN',
    hint: 'ASIN or product link',
    product: 'Product to check',
    brand: 'Brand: {{brand}}',
    pictures: 'Use your own images (optional)',
    picturesHint: 'If you add none, we compare the stored product image.',
    picturesMissing: 'We have no image of this product. Add one here, or design patents are not checked.',
  },
  listing: {
    title: 'Title',
    titleHint: 'Paste the product title',
    bullets: 'Bullet points',
    bulletsHint: 'One per line',
    brand: 'Your own brand',
    brandHint: 'Your own brand is not flagged',
  },
  pictures: {
    label: 'Product images',
    count: 'Images added: {{count}} of {{most}}',
    one: 'Image {{no}}',
    failed: '{{name}}: {{why}}',
    full: 'Up to {{most}} images; this one was not added',
    enough: 'You cannot add more images. Remove one to add another.',
  },
  problem: {
    emptyAsin: 'Enter an ASIN',
    wrongAsin: 'An ASIN starts with B0 and has 10 letters or digits',
    emptyListing: 'Enter a title or bullet points, or add at least one image',
    tooLong: '{{length}} characters (maximum {{most}}). Please shorten it',
  },
  checking: {
    reading: 'Loading the images. You can start the check when they are ready.',
    asin: 'Checking: comparing the product image with design patents, looking up the words in the title and bullet points, then finding cases.',
    listing: 'Checking: looking up the words in the listing, then finding cases.',
    pictures:
      'Checking: comparing the images ({{count}}) with design patents, looking up the words in the listing, then finding cases.',
    long: 'Many or detailed images take longer. One moment, please.',
  },
  part: { patents: 'Design patents', marks: 'Trademarks', cases: 'Enforcement cases' },
  checked: {
    patents: 'Images: {{pictures}}. Design patents compared with each: {{patents}}',
    marks: 'Words and phrases: {{words}}. Trademarks compared: {{marks}}',
    cases:
      'Cases about the similar rights above and their owners: {{cases}}. Cases in other countries count too, because they show that the owner enforces its rights.',
  },
  unchecked: {
    pictures: 'Not checked: there was no image to compare. Add a product image and check again to include this part.',
    patents: 'Not checked: we have no design patent data for your target markets.',
    words: 'Not checked: there was no text. Enter a title or bullet points and check again to include this part.',
    marks: 'Not checked: we have no trademark data for your target markets.',
    cases:
      'Not fully checked: we can only find all cases when both images and text are compared with rights in every target market.',
  },
  nothing: {
    marks:
      'No word is identical or similar to a live trademark in our data. Logos in images, and trademarks we have no data on, are not part of the check.',
    cases: 'No enforcement cases found. These rights may still be enforced.',
  },
  meaning: {
    high: 'Some rights are very similar, or their owner has a history of enforcement. We advise against listing yet. Review the findings, change the design or wording or get a license, then check again.',
    medium:
      'There are clear similarities. Review the findings, change the design or wording in question, and ask a professional.',
    low: 'No clearly similar rights in force found. No results does not mean no risk: check the details, and keep in mind that our data does not include every right.',
    none: 'The similar rights we found are no longer in force. Other patents on the same design may still be in force.',
    unknown:
      'The parts we checked show no clear risk, but some could not be fully checked, so there is no verdict. See why in each part below.',
  },
  result: {
    verdict: 'Overall verdict',
    open: 'No verdict yet',
    failed: 'The check could not be opened',
    new: 'New check',
    again: 'Check again',
    at: 'Checked {{time}}',
    more: 'Show patents with lower similarity: {{count}}',
    brand: 'Your own brand “{{brand}}” was skipped.',
    drawing: 'Patent drawing',
    targets: 'Only rights in your target markets count: {{offices}}.',
    measure:
      'The verdict uses the standard thresholds (high at {{high}} or more, medium at {{medium}} or more), as ASIN reports do, so it is the same wherever you open it. With the thresholds you set in patent search ({{ownHigh}} and {{ownMedium}}), the riskiest design patent below is: {{risk}}.',
    thresholds:
      'Risk is high at {{high}} similarity or more and medium at {{medium}} or more. If the patent or its owner has a history of enforcement, the risk is already high at {{medium}}. Rights no longer in force count as no risk.',
  },
  verdict: {
    label: 'My verdict',
    text: 'Your verdict and note are saved with this check on every device you log in on.',
    same: 'Infringes',
    similar: 'May infringe',
    different: 'Does not infringe',
    noteHint: 'For example: compared by our attorney; listed after we changed the handle',
  },
  history: {
    title: 'Check history',
    failed: 'Check history could not be loaded',
    none: 'No checks yet',
    noneHint: 'Your check results are saved here. Opening them again is free.',
    pictures: 'Check by images',
  },
  replace: {
    title: 'Replace the form?',
    text: 'The form has entries you have not checked yet. If you continue, this check replaces them and you cannot get them back. To keep working on them, cancel and choose “New check”.',
    confirm: 'Replace',
  },
  delete: {
    label: 'Delete check: {{name}}',
    title: 'Delete check',
    text: 'This also deletes its images and findings and your verdict and note. This cannot be undone.',
    confirm: 'Delete',
    done: 'Check deleted',
  },
}
