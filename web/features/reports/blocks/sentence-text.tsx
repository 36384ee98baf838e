import type { Sentence } from '#contracts/model/report/figure.ts'
import { sentenceParts } from '#contracts/model/report/sentence-parts.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { MethodMark } from './method-mark.tsx'
import { useReportContext } from './report-context.tsx'

export function SentenceText({ sentence }: { sentence: Sentence }) {
  return sentenceParts(sentence, useReportContext()).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change their order
      <MethodMark key={index} origin={part.figure} tone={valueToneOf(part.figure.value, part.figure.unit)}>
        {part.text}
      </MethodMark>
    ),
  )
}
