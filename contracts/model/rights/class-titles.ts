/** Parses lines of `English | Chinese`; the first line is class 1. */
import type { Language } from '../language.ts'

export const classTitles = (lines: string): readonly Record<Language, string>[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', zh = ''] = line.split(' | ')
      return { 'en-US': en, 'zh-CN': zh }
    })
