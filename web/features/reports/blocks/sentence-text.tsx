import type { Sentence } from '#contracts/model/report/figure.ts'
import { riskToneOf } from '#contracts/model/rights/risk-tones.ts'
import { MethodMark } from './method-mark.tsx'
import { useVoice } from './report-context.tsx'
import { sentenceParts } from './sentence-parts.ts'

/** A sentence whose numbers tell their origin. */
export function SentenceText({ sentence }: { sentence: Sentence }) {
  return sentenceParts(sentence, useVoice()).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change their order
      <MethodMark key={index} origin={part.figure} tone={riskToneOf(part.figure.value)}>
        {part.text}
      </MethodMark>
    ),
  )
}
