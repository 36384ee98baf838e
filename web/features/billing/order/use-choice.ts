import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import type { PlanKind, PlanRow } from '../checkout/checkout.rules.ts'
import { choiceIn, searchOfChoice } from './choice.rules.ts'

/** What is chosen, as the address says it: `/order?plan=ID`, `/order?tab=packs`. */
export function useChoice(packs: readonly PlanRow[] | undefined) {
  const [path, navigate] = useLocation()
  const { tab, plan } = choiceIn(new URLSearchParams(useSearch()))
  // A link may name a pack without its tab.
  const kind: PlanKind = tab ?? (packs?.some(({ id }) => id === plan) ? 'packs' : 'plans')
  const go = (to: { tab: PlanKind; plan?: number }, replace: boolean) =>
    navigate(`${path}${searchOfChoice(to)}`, { replace })
  return {
    kind,
    plan,
    turnTo: (tab: PlanKind) => go({ tab }, false),
    // Back leads to where one came from, and not through all that one has looked at.
    choose: (id: number) => go({ tab: kind, plan: id }, true),
  }
}
