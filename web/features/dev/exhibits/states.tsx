import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import type { PanelState } from '#web/kit/panel-state.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { Notice, type NoticeTone } from '#web/kit/parts/notice.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import { SafeHtml } from '#web/kit/parts/safe-html.tsx'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import { Specimen, Specimens } from '../exhibit.tsx'
import classes from '../gallery.module.css'
import { usePanelDemo } from './panel-demo.ts'

export function FoldedParts() {
  const { t } = useTranslation('gallery')
  return (
    <Folded label={t('open')}>
      <p>{t('specimen')}</p>
    </Folded>
  )
}

export function Messages() {
  const { t } = useTranslation('gallery')
  return (
    <Specimens>
      <Specimen label={t('message.empty')}>
        <Message tone="empty" title={t('message.empty')} text={t('message.emptyText')}>
          <Button>{t('button')}</Button>
        </Message>
      </Specimen>
      <Specimen label={t('message.failure')}>
        <Message tone="failure" title={t('message.failure')} text={t('alert.failure')}>
          <Button variant="default">{t('button')}</Button>
        </Message>
      </Specimen>
    </Specimens>
  )
}

const NOTICES: readonly NoticeTone[] = ['failure', 'warning', 'success']

export function Notices() {
  const { t } = useTranslation('gallery')
  return (
    <Specimens>
      {NOTICES.map((tone) => (
        <Notice key={tone} tone={tone}>
          {t(`alert.${tone}`)}
        </Notice>
      ))}
    </Specimens>
  )
}

export function Panels() {
  const { t } = useTranslation('gallery')
  const demo = usePanelDemo(t('specimen'), t('alert.failure'))
  const retry = () => Promise.resolve()
  const still: readonly PanelState<string>[] = [
    { is: 'loading' },
    { is: 'empty' },
    { is: 'error', text: t('alert.failure'), retry },
    { is: 'stale', data: t('specimen'), since: new Date('2026-11-20T08:00:00Z'), text: t('alert.failure'), retry },
    { is: 'ready', data: t('specimen') },
  ]
  return (
    <div className={classes.stack}>
      {still.map((state) => (
        <Specimen key={state.is} label={state.is} wide>
          <Shown state={state} />
        </Specimen>
      ))}
      <Specimen label={t('panel.rehearsal')} wide>
        <div data-rehearsal>
          <Shown state={demo} />
        </div>
      </Specimen>
    </div>
  )
}

function Shown({ state }: { state: PanelState<string> }) {
  const { t } = useTranslation('gallery')
  return (
    <Panel
      state={state}
      skeleton={<Skeleton height={48} radius="lg" />}
      empty={{
        title: t('message.empty'),
        text: t('message.emptyText'),
        children: <Button>{t('button')}</Button>,
      }}
    >
      {(text) => <p>{text}</p>}
    </Panel>
  )
}

export function RetryButtons() {
  // Slow enough to see the busy state.
  const slow = () => new Promise((resolve) => setTimeout(resolve, 1500))
  return (
    <div className={classes.row}>
      <RetryButton retry={slow} />
      <RetryButton retry={slow} variant="default" size="xs" />
    </div>
  )
}

export function SafeHtmls() {
  const { t } = useTranslation('gallery')
  const list = `<p><strong>${t('specimen')}</strong></p><ul><li>${t('button')}</li><li>${t('input.label')}</li></ul>`
  const evil = '<script>alert(1)</script><style>body{display:none}</style><a href="javascript:alert(1)" class="card">'
  return (
    <Specimens>
      <Specimen label={t('safeHtml.kept')}>
        <SafeHtml html={list} />
      </Specimen>
      <Specimen label={t('safeHtml.taken')}>
        <SafeHtml html={`${evil}${t('specimen')}`} />
      </Specimen>
    </Specimens>
  )
}

export function Scrollers() {
  const { t } = useTranslation('gallery')
  return (
    <Scroller className={classes.scroller} aria-label={t('specimen')}>
      <p>{t('specimen')}</p>
    </Scroller>
  )
}
