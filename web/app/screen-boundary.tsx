import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'

function Apology() {
  const { t } = useTranslation('frame')
  return (
    <Message tone="failure" title={t('screenFailed')} text={t('screenFailedHint')}>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
    </Message>
  )
}

/** What shows when a screen throws or its code cannot be loaded (a release in between, a lost connection). */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Apology /> : this.props.children
  }
}
