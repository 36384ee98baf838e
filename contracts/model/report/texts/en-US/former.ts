import type { former as source } from '../zh-CN/former.ts'

export const former = {
  'action.word': 'Put “{word}” in the title or bullet points and bid on it as an exact match, up to {bid}.',
} satisfies Record<keyof typeof source, string>
