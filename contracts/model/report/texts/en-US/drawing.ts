import type { drawing as source } from '../zh-CN/drawing.ts'

export const drawing = {
  'report.title.market': 'Market analysis report',
  'report.original': 'Original name',
  'report.keyword': 'Searched for',
  'report.reference': 'Reference product',
  'verdict.enter': 'Enter',
  'verdict.caution': 'Enter with caution',
  'verdict.avoid': 'Stay out',
  'score.outOf': '{points} / 10',
  'score.weight': 'Weight {weight}',
  'score.because': 'Based on',
  'score.unknown': 'Not known: counts for nothing, its weight goes to the other parts',
  'prose.by':
    'Written by the language model {model}; its figures were checked against this report sentence by sentence.',
  'quality.good': 'Data quality: good',
  'quality.fair': 'Data quality: fair',
  'quality.poor': 'Data quality: poor',
  'quality.counts': 'Sections: {full} complete · {partial} partial · {missing} without data',
  'written.rules': 'Summary, SWOT and actions are written by rules from the figures of this report.',
  'written.model':
    'Summary, SWOT and actions are written by the language model {model}; each sentence was used only after its figures matched.',
  'written.unreachable': 'The language model could not be reached: summary, SWOT and actions are written by rules.',
  'written.timeout': 'The language model did not answer in time: summary, SWOT and actions are written by rules.',
  'written.garbage': 'The language model’s answer was unusable: summary, SWOT and actions are written by rules.',
  'written.invented':
    'The language model named figures that this report does not hold, so its text was dropped: summary, SWOT and actions are written by rules.',
} satisfies Record<keyof typeof source, string>
