/** Words of duty layers, which the profit and the freight calculation share. */
import type { Language } from '../language.ts'
import type { DutyLayerKind } from './freight/input.ts'

export const DUTY_LAYER_NAMES: Readonly<Record<Language, Readonly<Record<DutyLayerKind, string>>>> = {
  'zh-CN': {
    base: '基本关税（MFN）',
    section301: '301 条款',
    section232: '232 条款',
    section122: '122 条款',
    other: '其他加征',
  },
  'en-US': {
    base: 'Base duty (MFN)',
    section301: 'Section 301',
    section232: 'Section 232',
    section122: 'Section 122',
    other: 'Other duty',
  },
}

const LOOKED_UP: Readonly<Record<Language, string>> = { 'zh-CN': '（{day} 查询）', 'en-US': ' (looked up {day})' }

/** The day on which a rate was looked up, to write behind the rate. */
export const lookedUpText = (day: string, language: Language): string => LOOKED_UP[language].replace('{day}', day)
