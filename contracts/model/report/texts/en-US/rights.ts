import { RISK_NAMES, STAGE_NAMES, STATUS_NAMES, USE_NAMES } from '../../../rights/right-names.texts.ts'
import type { rights as source } from '../zh-CN/rights.ts'

export const rights = {
  'rights.risk': 'Infringement risk',
  'rights.patentRisk': 'Design patents',
  'rights.markRisk': 'Trademarks',
  'rights.caseRisk': 'Enforcement',
  'rights.brandCases': 'Cases of the brand’s owner',
  'rights.patentsCompared': 'Patents compared',
  'rights.marksCompared': 'Marks compared',
  'rights.insight.patent': 'The main image is {similarity} like design patent {number} ({owner}): {risk}.',
  'rights.insight.noPatent':
    'Compared with {patents} design patents that hold in this marketplace, the main image reaches the risk threshold of none still in force.',
  'rights.insight.mark':
    '“{words}” in the listing is, or is like, the mark {mark} ({number}): {risk}. Make sure you may use it.',
  'rights.insight.noMark':
    'Of {words} words and phrases in title and bullet points, none reaches the risk threshold against {marks} marks that hold in this marketplace.',
  'rights.insight.case':
    'A right that it is like, or its owner, has been to court; most recently {number}, filed by {plaintiff} on {day}: {stage}.',
  'rights.insight.brand':
    '“{brand}” is the product’s own brand, so it does not count towards the risk above. It is the mark {mark} ({number}; owner: {owner}): only the owner, and who has its leave, may sell under it.',
  'rights.insight.brandCases':
    'Cases over this mark or by its owner: {cases}; most recently {number}, filed by {plaintiff} on {day}: {stage}.',
  'rights.insight.brandFree':
    '“{brand}” is the product’s own brand, so it does not count towards the risk above. No mark of this name that is still alive was found.',
  'rights.insight.unknown': 'Not everything could be compared, so this does not mean that the risk is low.',
  'rights.advice':
    'These results come from automatic comparison and are not legal advice. Rights hold only where they are registered: ask a professional about each before you list.',
  'rights.more': 'Open the infringement check to compare the drawings and keep a verdict',
  'rights.table.patents': 'Most similar design patents',
  'rights.table.patentsElsewhere': 'Similar design patents elsewhere (do not count for the risk)',
  'rights.table.marks': 'Marks in the words of the listing',
  'rights.table.marksElsewhere': 'Marks of other offices (do not count for the risk)',
  'rights.table.cases': 'Enforcement cases',
  'rights.table.brandCases': 'Enforcement cases of the brand’s owner',
  'column.patent': 'Publication no.',
  'column.patentTitle': 'Title',
  'column.owner': 'Owner',
  'column.similarity': 'Similarity',
  'column.legalStatus': 'Legal status',
  'column.endsOn': 'Expires',
  'column.risk': 'Risk',
  'column.words': 'In the listing',
  'column.mark': 'Mark',
  'column.use': 'Used as',
  'column.case': 'Case no.',
  'column.court': 'Court',
  'column.plaintiff': 'Plaintiff',
  'column.filedOn': 'Filed',
  'column.stage': 'Stage',
  'risk.high': RISK_NAMES['en-US'].high,
  'risk.medium': RISK_NAMES['en-US'].medium,
  'risk.low': RISK_NAMES['en-US'].low,
  'risk.none': RISK_NAMES['en-US'].none,
  'risk.unknown': 'Unknown',
  'legal.pending': STATUS_NAMES['en-US'].pending,
  'legal.inForce': STATUS_NAMES['en-US'].inForce,
  'legal.expired': STATUS_NAMES['en-US'].expired,
  'legal.lapsed': STATUS_NAMES['en-US'].lapsed,
  'legal.invalidated': STATUS_NAMES['en-US'].invalidated,
  'legal.unknown': STATUS_NAMES['en-US'].unknown,
  'use.name': USE_NAMES['en-US'].name,
  'use.commonWord': USE_NAMES['en-US'].commonWord,
  'use.compatibility': USE_NAMES['en-US'].compatibility,
  'stage.filed': STAGE_NAMES['en-US'].filed,
  'stage.sealed': STAGE_NAMES['en-US'].sealed,
  'stage.troGranted': STAGE_NAMES['en-US'].troGranted,
  'stage.injunction': STAGE_NAMES['en-US'].injunction,
  'stage.settled': STAGE_NAMES['en-US'].settled,
  'stage.default': STAGE_NAMES['en-US'].default,
  'stage.dismissed': STAGE_NAMES['en-US'].dismissed,
  'note.risk':
    'High from a similarity of 80%, medium from 50%; high from 50% where the owner goes to court. The whole is its riskiest part, and never low while a part was not compared',
  'note.similarity': 'How well the outline of the main image fits the drawing of the patent',
  'missing.rights': 'Patents and marks could not be compared this time; making the report again fills this.',
  'missing.rightsPicture':
    'No picture of this product is stored here, so design patents were not compared. Upload one in the infringement check to compare them.',
  'missing.patents': 'No design patents with drawings are on record here for this marketplace, so none were compared.',
  'missing.marks':
    'No trademarks are on record here for this marketplace, so the words of the listing were not checked.',
  'missing.patentOffices':
    'No design patents are on record here for these offices, so we cannot judge rights there: {offices}.',
  'missing.markOffices':
    'No trademarks are on record here for these offices, so we cannot judge marks there: {offices}.',
  'missing.rightsWords': 'Title and bullet points hold no words to check.',
} satisfies Record<keyof typeof source, string>
