import { Skeleton } from '@mantine/core'
import { prediction } from '#contracts/api/prediction.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { AsinForm } from '../asin-form.tsx'
import classes from './prediction.module.css'
import { ProductResult } from './product-result.tsx'

export function ProductTab() {
  const { t } = useTranslation('prediction')
  const [search, setSearch] = useSearchValues()
  const asin = search.get('asin') ?? ''
  const typed = search.get('marketplace') ?? ''
  const marketplace = isMarketplace(typed) ? typed : DEFAULT_MARKETPLACE
  return (
    <div className={classes.screen}>
      <AsinForm
        asin={asin}
        marketplace={marketplace}
        submitText={t('product.start')}
        onSubmit={(chosen, on) => setSearch({ asin: chosen, marketplace: on })}
      />
      {asin === '' ? (
        <Message tone="empty" title={t('product.empty')} text={t('product.emptyHint')} />
      ) : (
        <ProductAnswer asin={asin} marketplace={marketplace} />
      )}
    </div>
  )
}

function ProductAnswer({ asin, marketplace }: { asin: string; marketplace: Marketplace }) {
  const { t } = useTranslation('prediction')
  const query = useCall(prediction.series, { body: { asin, marketplace } })
  return (
    <Panel state={panelState(query)} skeleton={<Skeleton height={520} radius="md" />} errorTitle={t('product.failed')}>
      {(answer) => <ProductResult answer={answer} />}
    </Panel>
  )
}
