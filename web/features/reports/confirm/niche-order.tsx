import { Link } from 'wouter'
import { markets } from '#contracts/api/markets.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { call } from '#web/api/calls.ts'
import { useCall } from '#web/api/queries.ts'
import type { Charge } from '#web/features/ledger/public/use-charged-call.ts'
import { WatchButton } from '#web/features/watches/public/watch-button.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { type MarketQuery, marketConfirmPath } from '../confirm-path.ts'
import { market as kind } from '../report-kind.ts'
import classes from './confirm.module.css'
import { AnotherLink, ConfirmColumns, ConfirmSkeleton } from './confirm-frame.tsx'
import { NicheFacts } from './niche-facts.tsx'
import { OrderCard } from './order-card.tsx'
import { SectionList } from './section-list.tsx'
import { useExistingMarketReport } from './use-existing.ts'

interface NicheOrderProps {
  nicheId: string
  /** The keyword that the user searched for. Without it, the server uses the niche title. */
  keyword?: string
  /** The search to return to, if it had several matches and the user chose one of them. */
  choiceOf?: MarketQuery
}

export function NicheOrder({ nicheId, keyword, choiceOf }: NicheOrderProps) {
  const { t } = useTranslation('reports')
  const existing = useExistingMarketReport(nicheId)
  const preview = useCall(markets.niche, { query: { nicheId } })
  return (
    <Panel
      state={panelState(preview)}
      skeleton={<ConfirmSkeleton />}
      errorTitle={t('market.unavailable')}
      errorAction={<AnotherLink kind={kind} />}
    >
      {({ niche, sections }) => {
        const { nicheTitle, referenceAsinImageUrl, marketplace } = niche
        const create = (charge: Charge) =>
          call(reports.marketCreate, {
            body: {
              ...charge,
              nicheId,
              ...(keyword && { keyword }),
              market: JSON.stringify({ marketplace, nicheId, nicheTitle, referenceAsinImageUrl }),
            },
          })
        return (
          <ConfirmColumns
            main={
              <>
                <section className={classes.card} aria-label={t('market.subject')}>
                  <NicheFacts niche={niche} />
                  <div className={classes.watch}>
                    <WatchButton kind="market" subject={nicheId} />
                  </div>
                  {choiceOf && (
                    <p className={classes.elsewhere}>
                      <Link href={marketConfirmPath({ ...choiceOf, nicheId: undefined })}>
                        {t('market.chooseAgain')}
                      </Link>
                    </p>
                  )}
                </section>
                <SectionList sections={sections} />
              </>
            }
            order={<OrderCard kind={kind} create={create} existing={existing} />}
          />
        )
      }}
    </Panel>
  )
}
