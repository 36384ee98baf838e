import type { drawing as source } from '../zh-CN/drawing.ts'

export const drawing = {
  'report.title.market': 'Market analysis report',
  'report.original': 'Original name',
  'report.keyword': 'Searched for',
  'report.reference': 'Reference product',
  'verdict.enter': 'Enter',
  'verdict.caution': 'Enter with caution',
  'verdict.avoid': 'Stay out',
  'verdict.open': 'No verdict yet',
  'score.outOf': '{points} / 10',
  'score.weight': 'Weight {weight}',
  'score.proposed': 'By the proposed weights; set your own in the online report',
  'score.because': 'Based on',
  'score.unknown': 'Not known: does not count',
  'quality.good': 'Data quality: good',
  'quality.fair': 'Data quality: fair',
  'quality.poor': 'Data quality: poor',
  'quality.counts': 'Sections: {full} complete · {partial} partial · {missing} without data',
} satisfies Record<keyof typeof source, string>
