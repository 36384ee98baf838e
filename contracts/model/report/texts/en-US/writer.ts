import type { writer as source } from '../zh-CN/writer.ts'

export const writer = {
  'writer.rules': 'Summary, SWOT and actions are written by rules from this report’s own figures.',
  'writer.model':
    'Of the {of} sentences of summary, SWOT and actions, {released} were worded by the language model {model}, each checked against figures and conclusions; the others are the rules’ own.',
  'writer.unreachable': 'The language model could not be reached; summary, SWOT and actions are written by rules.',
  'writer.timeout': 'The language model did not finish in time; summary, SWOT and actions are written by rules.',
  'writer.garbage': 'The language model’s answer could not be used; summary, SWOT and actions are written by rules.',
  'writer.invented':
    'The language model wrote what the data does not say, so its text was dropped; summary, SWOT and actions are written by rules.',
  'writer.sentences': 'Sentences',
  'writer.released': 'Sentences reworded',
} satisfies Record<keyof typeof source, string>
