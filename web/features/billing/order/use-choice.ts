import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import type { PlanKind, PlanRow } from '../checkout/checkout.rules.ts'
import { parseChoice, searchOfChoice } from './choice.rules.ts'

/** Keeps the chosen tab and plan in the URL: `/order?plan=ID`, `/order?tab=packs`. */
export function useChoice(packs: readonly PlanRow[] | undefined) {
  const [path, navigate] = useLocation()
  const { tab, plan } = parseChoice(new URLSearchParams(useSearch()))
  // A link may name a pack but not the tab `packs`.
  const kind: PlanKind = tab ?? (packs?.some(({ id }) => id === plan) ? 'packs' : 'plans')
  const go = (to: { tab: PlanKind; plan?: number }, replace: boolean) =>
    navigate(`${path}${searchOfChoice(to)}`, { replace })
  return {
    kind,
    plan,
    setTab: (tab: PlanKind) => go({ tab }, false),
    // Replace the history entry, so that Back leaves the page instead of stepping through the plans.
    choose: (id: number) => go({ tab: kind, plan: id }, true),
  }
}
