import type { texts as source } from '../zh-CN/infringement.ts'

export const texts: typeof source = {
  title: 'Infringement check',
  subtitle:
    'Enter an ASIN, or the listing and pictures of a product that is not on sale yet. Design patents, trademarks and enforcement cases are checked in one go and give one verdict.',
  ways: 'Way to check',
  way: { asin: 'By ASIN', listing: 'By listing and pictures' },
  check: 'Check now',
  price: 'A check costs {{price}} power. The same check within a day is free, also for other target offices.',
  again: 'The same check within a day is free. The verdict is for the target offices you chose now',
  done: 'Your check is done. It is among the earlier checks of the infringement check',
  unknown: 'No verdict',
  asin: {
    label: 'ASIN',
    hint: 'ASIN or product link',
    product: 'The product to check',
    brand: 'Brand: {{brand}}',
    pictures: 'Use your own pictures (optional)',
    picturesHint: 'Without any, the stored picture of the product is compared.',
    picturesMissing: 'No picture of this product is stored: add some here, or design patents are not checked.',
  },
  listing: {
    title: 'Title',
    titleHint: 'Paste the product title',
    bullets: 'Bullet points',
    bulletsHint: 'One per line',
    brand: 'Own brand',
    brandHint: 'Your own brand is not marked',
  },
  pictures: {
    label: 'Product pictures',
    count: 'Pictures added: {{count}} of {{most}}',
    one: 'Picture {{no}}',
    failed: '{{name}}: {{why}}',
    full: 'At most {{most}} pictures: this one was not added',
    enough: 'No more pictures can be added. Remove one to add another.',
  },
  problem: {
    emptyAsin: 'Enter an ASIN',
    wrongAsin: 'An ASIN begins with B0 and has 10 letters or digits',
    emptyListing: 'Enter the title or bullet points, or add at least one picture',
    tooLong: '{{length}} characters; at most {{most}}. Please shorten it',
  },
  checking: {
    reading: 'Reading the pictures. You can check as soon as they are there.',
    asin: 'Checking: comparing the product picture with design patents, looking up the words of title and bullet points, then finding the cases.',
    listing: 'Checking: looking up the words of the listing, then finding the cases.',
    pictures:
      'Checking: comparing the pictures ({{count}}) with design patents, looking up the words of the listing, then finding the cases.',
    long: 'Many or detailed pictures take longer. One moment, please.',
  },
  part: { patents: 'Design patents', marks: 'Trademarks', cases: 'Enforcement cases' },
  checked: {
    patents: 'Pictures: {{pictures}}. Design patents that each was compared with: {{patents}}',
    marks: 'Words and groups of words: {{words}}. Trademarks that they were compared with: {{marks}}',
    cases:
      'Cases about the similar rights above and their owners: {{cases}}. Cases in other countries count too: they show that an owner enforces.',
  },
  unchecked: {
    pictures:
      'Not checked: there was no picture to compare. Add a product picture and check again to include this part.',
    patents: 'Not checked: no design patents of the target offices are on record to compare with.',
    words: 'Not checked: there was no text. Enter a title or bullet points to include this part.',
    marks: 'Not checked: no trademarks of the target offices are on record to look up.',
    cases:
      'Not checked completely: the cases are known only when pictures and text were compared with rights of all target offices.',
  },
  nothing: {
    marks:
      'No words are the same as, or like, a live trademark on record here. Logos in pictures and marks that are not on record are not part of the check.',
    cases: 'No enforcement case was found. That does not mean that these rights are not enforced.',
  },
  meaning: {
    high: 'There are rights that are very similar, or whose owner is known to enforce. Better not to list it yet: go through the findings, change the design or the words or get a licence, then check again.',
    medium:
      'There are clear similarities. Go through the findings, change the design or the words in question, and ask a professional.',
    low: 'No clearly similar right in force was found. Finding nothing does not mean there is no risk: look at details, and at rights that are not on record here.',
    none: 'The similar rights that were found have ended. Patents of the same family may still be in force.',
    unknown:
      'What was checked shows no clear risk, but a part could not be checked completely, so there is no verdict. Each part below says why.',
  },
  result: {
    verdict: 'Overall verdict',
    open: 'No verdict yet',
    failed: 'The check could not be opened',
    new: 'New check',
    again: 'Check again',
    at: 'Checked {{time}}',
    more: 'Show less similar patents: {{count}}',
    brand: 'Your own brand “{{brand}}” was passed over.',
    drawing: 'Patent drawing',
    targets: 'Only rights at your target offices count: {{offices}}.',
    measure:
      'The verdict goes by the usual thresholds (high from {{high}}, medium from {{medium}}), as ASIN reports do, and stays the same wherever it is opened. By those you set in patent search ({{ownHigh}} and {{ownMedium}}), the riskiest of the design patents below is: {{risk}}.',
    thresholds:
      'Risk is high from a similarity of {{high}}, and medium from {{medium}}. Where the patent or its owner is enforced it is high from {{medium}} already; rights that have ended count as none.',
  },
  verdict: {
    label: 'My verdict',
    text: 'Your verdict and note are kept with this check, on every device you log in on.',
    same: 'Infringes',
    similar: 'May infringe',
    different: 'Does not infringe',
    noteHint: 'For example: compared by our attorney; listed after the handle was changed',
  },
  history: {
    title: 'Earlier checks',
    failed: 'Earlier checks could not be loaded',
    none: 'No checks yet',
    noneHint: 'What your first check finds is kept here. Opening it again costs nothing.',
    pictures: 'Check by pictures',
  },
  replace: {
    title: 'Replace what is in the form?',
    text: 'Something that was not checked yet is filled in there. If you go on, what was checked here takes its place, and it cannot be brought back. To go on with it instead, cancel and choose “New check”.',
    confirm: 'Replace',
  },
  delete: {
    label: 'Delete the check: {{name}}',
    title: 'Delete the check',
    text: 'Its pictures, findings, your verdict and your note go with it. This cannot be undone.',
    confirm: 'Delete',
    done: 'The check was deleted',
  },
}
