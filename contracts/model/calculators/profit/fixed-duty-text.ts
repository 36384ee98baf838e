import { formatMoney } from '../../money.ts'
import { FIXED_DUTY_TEXTS } from '../duty-layers.texts.ts'
import type { Writing } from '../writing.ts'
import type { ProfitInput } from './input.ts'

/** `Flat duty on small consignments €0.15`; without an amount if there is none to pay. */
export function fixedDutyText(
  { by, amount }: NonNullable<ProfitInput['fixedDuty']>,
  { language, marketplace, grouping }: Writing,
): string {
  const text = FIXED_DUTY_TEXTS[language][by]
  return by === 'flat' ? `${text} ${formatMoney(amount, marketplace, grouping)}` : text
}
