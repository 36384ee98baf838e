import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-head.module.css'

interface PageHeadProps {
  title: string
  text: string
  /** The primary thing of the screen, where it stands at its head. */
  children?: ReactNode
}

/** The head of a page: what it is called, what it answers, and what is done first. */
export const PageHead = ({ title, text, children }: PageHeadProps) => (
  <section className={classes.head}>
    <Title order={1}>{title}</Title>
    <p className={classes.text}>{text}</p>
    {children}
  </section>
)
