/** What no report says any more, and stored ones still do: in the words, and of the numbers, that they were made with. */
export const former = {
  'action.word': '把“{word}”写进标题或五点描述，并以不高于 {bid} 的竞价投放精准匹配。',
} as const
