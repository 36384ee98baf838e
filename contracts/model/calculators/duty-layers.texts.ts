/** Words of duty layers, which the profit and the freight calculation share. */
import type { Language } from '../language.ts'
import type { DutyLayerKind } from './freight/input.ts'
import type { ProfitInput } from './profit/input.ts'

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

/** Duty from the freight calculator that replaces the rates. */
export const FIXED_DUTY_TEXTS: Readonly<
  Record<Language, Readonly<Record<NonNullable<ProfitInput['fixedDuty']>['by'], string>>>
> = {
  'zh-CN': { flat: '小额包裹定额关税', included: '运费已含关税', exempt: '小额包裹免征关税' },
  'en-US': {
    flat: 'Flat duty on small consignments',
    included: 'The freight price includes duty',
    exempt: 'Exempt as a small consignment',
  },
}

const LOOKED_UP: Readonly<Record<Language, string>> = { 'zh-CN': '（{day} 查询）', 'en-US': ' (looked up {day})' }

/** The day on which a rate was looked up, to write behind the rate. */
export const lookedUpText = (day: string, language: Language): string => LOOKED_UP[language].replace('{day}', day)
