import type { PlanKind } from '../checkout/checkout.rules.ts'

/** Reads tab and plan from a URL query; invalid values are omitted. */
export function parseChoice(search: URLSearchParams): { tab?: PlanKind; plan?: number } {
  const tab = search.get('tab')
  const plan = search.get('plan') ?? ''
  return {
    ...(tab === 'packs' || tab === 'plans' ? { tab } : {}),
    ...(/^\d{1,9}$/.test(plan) ? { plan: Number(plan) } : {}),
  }
}

/** Returns the URL query for a choice; the default tab `plans` is omitted. */
export function searchOfChoice({ tab, plan }: { tab: PlanKind; plan?: number }): string {
  const search = new URLSearchParams()
  if (tab === 'packs') search.set('tab', tab)
  if (plan !== undefined) search.set('plan', String(plan))
  const text = search.toString()
  return text && `?${text}`
}
