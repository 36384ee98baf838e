import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { type CalculationKind, calculators } from '#contracts/api/calculators.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { useCall } from '#web/api/queries.ts'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useWithdraw } from './calls.ts'
import { PrintCopy } from './print-copy.tsx'

interface SharedPageProps<Input> {
  token: string
  kind: CalculationKind
  /** Path of the tool. */
  path: string
  /** The title until the name of the copy is loaded. */
  title: string
  /**
   * Parses the JSON of an input that was shared on the day `on`; null if it cannot be read. Must be stable between
   * renders.
   */
  read: (text: string, on: string) => Input | null
  onAdopt: (input: Input) => void
  children: (input: Input, on: string) => ReactNode
}

/** A frozen copy that someone shared: read-only, until the reader makes it their own. */
export function SharedPage<Input>({ token, kind, path, title, read, onAdopt, children }: SharedPageProps<Input>) {
  const { t } = useTranslation('calculators')
  const [, navigate] = useLocation()
  const copy = useCall(calculators.shared, { query: { token } }, { retry: false })
  const withdraw = useWithdraw(() => navigate(path, { replace: true }))
  const { data } = copy
  // The day is in the home time zone instead of the reader's, so that all readers and the PDF get the same result.
  const sharedOn = data && dayOf(data.shared_at, HOME_ZONE)
  const input = useMemo(
    () => (data?.kind === kind && sharedOn ? read(data.input, sharedOn) : null),
    [data, kind, read, sharedOn],
  )
  function adopt(taken: Input) {
    onAdopt(taken)
    navigate(path)
  }
  return (
    <Page
      title={data?.name ?? title}
      {...(data && { named: { whole: data.name, short: true } })}
      subtitle={data && t(data.own ? 'shared.ownCopy' : 'shared.copyOf', { day: day(data.shared_at) })}
      actions={
        data && (
          <>
            {input && <Button onClick={() => adopt(input)}>{t('shared.adopt')}</Button>}
            {input && <PrintCopy token={token} />}
            {data.own && (
              <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.run(token)}>
                {t('shared.withdraw')}
              </Button>
            )}
          </>
        )
      }
    >
      <Panel state={panelState(copy)} skeleton={<Skeleton height={420} radius="lg" />} errorTitle={t('shared.failed')}>
        {() =>
          input && sharedOn ? children(input, sharedOn) : <Message tone="failure" title={t('saved.unreadable')} />
        }
      </Panel>
    </Page>
  )
}
