import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import type { PlanKind, PlanRow } from '../checkout/checkout.rules.ts'
import { choiceIn, searchOfChoice } from './choice.rules.ts'

/** The chosen plan, kept in the query: `/order?plan=ID`, `/order?tab=packs`. */
export function useChoice(packs: readonly PlanRow[] | undefined) {
  const [path, navigate] = useLocation()
  const { tab, plan } = choiceIn(new URLSearchParams(useSearch()))
  // A link may give a pack without its tab.
  const kind: PlanKind = tab ?? (packs?.some(({ id }) => id === plan) ? 'packs' : 'plans')
  const go = (to: { tab: PlanKind; plan?: number }, replace: boolean) =>
    navigate(`${path}${searchOfChoice(to)}`, { replace })
  return {
    kind,
    plan,
    setTab: (tab: PlanKind) => go({ tab }, false),
    // Replaces the history entry: Back leaves the page instead of stepping through the plans.
    choose: (id: number) => go({ tab: kind, plan: id }, true),
  }
}
