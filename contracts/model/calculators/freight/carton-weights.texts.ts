/** Cartons whose weight contradicts their units. `{name}` is a parameter. */
import type { Language } from '../../language.ts'

export const CARTON_WEIGHT_TEXTS = {
  'zh-CN': {
    title: '单件重量与外箱毛重不符，请核对（不影响计算）：',
    unitsHeavier: '{units} × {unit} kg = {net} kg，已超过单箱毛重 {gross} kg',
    cartonHeavier: '{units} × {unit} kg = {net} kg，而单箱毛重为 {gross} kg，重出太多',
    more: '另有 {count} 行',
  },
  'en-US': {
    title:
      'The unit weight and the gross weight of these cartons do not match. Please check (this does not change the result):',
    unitsHeavier: '{units} × {unit} kg = {net} kg, more than the carton’s gross weight of {gross} kg',
    cartonHeavier: '{units} × {unit} kg = {net} kg, but the carton weighs far more: {gross} kg',
    more: 'Other rows: {count}',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
