import type { Screen } from '#web/kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/user/login',
    title: 'login',
    auth: 'guest',
    frame: 'bare',
    texts: 'account',
    load: () => import('./login.screen.tsx').then((module) => module.LoginScreen),
  },
  {
    path: '/user/register',
    title: 'register',
    auth: 'guest',
    frame: 'bare',
    texts: 'account',
    load: () => import('./register.screen.tsx').then((module) => module.RegisterScreen),
  },
  {
    path: '/user/forget',
    title: 'forget',
    auth: 'guest',
    frame: 'bare',
    texts: 'account',
    load: () => import('./forget.screen.tsx').then((module) => module.ForgetScreen),
  },
]
