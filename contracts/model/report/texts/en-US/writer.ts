import type { writer as source } from '../zh-CN/writer.ts'

export const writer = {
  'written.rules': 'Summary, SWOT and actions are written by rules from this report’s own figures.',
  'written.model':
    'Of the {of} sentences of summary, SWOT and actions, {released} were worded by the language model {model}, each checked against the figures and conclusions first; the others are the rules’ own.',
  'written.unreachable': 'The language model could not be reached, so rules wrote summary, SWOT and actions.',
  'written.timeout': 'The language model did not answer in time, so rules wrote summary, SWOT and actions.',
  'written.garbage': 'The language model’s answer could not be used, so rules wrote summary, SWOT and actions.',
  'written.invented':
    'The language model wrote what the data of this report does not say; its text was dropped, and rules wrote summary, SWOT and actions.',
} satisfies Record<keyof typeof source, string>
