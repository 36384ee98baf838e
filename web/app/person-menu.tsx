import { Menu, UnstyledButton } from '@mantine/core'
import { useLocation } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon, LogOutIcon } from '#web/kit/parts/icons.tsx'
import { PersonIcon } from '#web/kit/parts/menu-icons.tsx'
import { useSession } from '#web/kit/session-store.ts'
import { logOut } from './log-out.ts'
import { activeAt } from './menu.ts'
import classes from './person-menu.module.css'

const CENTER = '/user-center'

export function PersonMenu() {
  const { t } = useTranslation('shell')
  const { nickname, avatar, phone } = useSession()
  const [path, navigate] = useLocation()
  const { person } = activeAt(path, '')
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.avatar} data-lit={person || undefined} aria-label={t('bar.openMenu')}>
          <span className={classes.face} aria-hidden="true">
            {avatar ? <img src={avatar} alt="" /> : nickname.slice(0, 1).toUpperCase() || <PersonIcon size={16} />}
          </span>
          <ChevronIcon size={14} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {nickname && (
          <Menu.Label>
            {nickname} {phone}
          </Menu.Label>
        )}
        <Menu.Item
          leftSection={<PersonIcon size={16} />}
          aria-current={person ? 'page' : undefined}
          onClick={() => navigate(CENTER)}
        >
          {t('bar.person')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<LogOutIcon size={16} />} onClick={() => logOut(navigate)}>
          {t('bar.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
