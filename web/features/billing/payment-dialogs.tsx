import { useTopUp } from '#web/features/ledger/public/top-up.state.ts'
import { BlockedDialog } from './paying/blocked-dialog.tsx'
import { useBlocked } from './payment/payment.state.ts'
import { TopUpDialog } from './top-up/top-up-dialog.tsx'

/** The dialogs that can open over any page: the top-up dialog and the instructions for allowing popups. */
export function PaymentDialogs({ opened }: { opened: boolean }) {
  const topUp = useTopUp()
  const [blocked, close] = useBlocked()
  return (
    <>
      <TopUpDialog topUp={opened ? topUp : null} />
      <BlockedDialog opened={opened && blocked} onClose={close} />
    </>
  )
}
