import { Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { useProofs } from './use-proof.ts'

/** Changes the password, or sets the first one of an account that was opened by WeChat. */
export function PasswordCard() {
  const { t } = useTranslation('center')
  const proofs = useProofs()
  const queries = useQueryClient()
  const first = proofs.data?.password === false
  return (
    <Card
      title={t(first ? 'firstPassword.title' : 'password.title')}
      hint={t(first ? 'firstPassword.hint' : 'password.hint')}
    >
      <Panel state={panelState(proofs)} skeleton={<Skeleton height={250} />}>
        {/* The other sessions have ended, and signed file URLs on the page with them. */}
        {(known) => <PasswordForm proofs={known} onDone={() => void queries.invalidateQueries()} />}
      </Panel>
    </Card>
  )
}
