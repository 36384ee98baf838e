import { useSearch } from 'wouter/use-browser-location'
import { markets } from '#contracts/api/markets.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { type MarketQuery, readMarketQuery } from '../confirm-path.ts'
import { market as kind } from '../report-kind.ts'
import { AnotherLink, ConfirmFrame, ConfirmSkeleton } from './confirm-frame.tsx'
import { NicheChoice, NicheChoiceSkeleton } from './niche-choice.tsx'
import { NicheOrder } from './niche-order.tsx'

export function MarketConfirmScreen() {
  const query = readMarketQuery(useSearch())
  return (
    <ConfirmFrame kind={kind}>
      {query.nicheId && !query.keyword ? (
        <NicheOrder nicheId={query.nicheId} />
      ) : (
        // The key remounts the component for another keyword or marketplace.
        <FoundNiches key={`${query.marketplace} ${query.keyword}`} query={query} />
      )}
    </ConfirmFrame>
  )
}

/** Shows the niche chosen in the address, the only match, a choice of matches, or a message that nothing matches. */
function FoundNiches({ query }: { query: MarketQuery }) {
  const { t } = useTranslation('reports')
  const { keyword, marketplace, nicheId } = query
  const found = useCall(markets.getNiches, { body: { keyword, marketplace } })
  return (
    <Panel
      state={panelState(found, ({ niches }) => niches.length === 0)}
      skeleton={nicheId ? <ConfirmSkeleton /> : <NicheChoiceSkeleton />}
      errorTitle={t('market.unavailable')}
      errorAction={<AnotherLink kind={kind} />}
      empty={{
        title: t('market.noneFound', { keyword }),
        text: t('market.noneFoundHint', { marketplace }),
        children: <AnotherLink kind={kind} />,
      }}
    >
      {({ niches }) => {
        const only = niches.length === 1 ? niches[0] : undefined
        const chosen = nicheId ?? only?.nicheId
        return chosen ? (
          <NicheOrder nicheId={chosen} keyword={keyword} {...(!only && { choiceOf: query })} />
        ) : (
          <NicheChoice niches={niches} query={query} />
        )
      }}
    </Panel>
  )
}
