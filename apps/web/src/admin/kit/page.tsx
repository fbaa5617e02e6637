import { type ReactNode, useId } from 'react'
import css from './kit.module.css'

interface AdminPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page: its title, what can be done to all of it, and what is on it. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps): ReactNode {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {actions}
      </div>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
  )
}

/** A part of a page with a title of its own. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id} className={css.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Fields that narrow a table down, side by side. */
export function Filters({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <search className={css.filters} aria-label={label}>
      {children}
    </search>
  )
}

/** Figures, each large above its name. */
export function Stats({ of }: { readonly of: readonly (readonly [label: string, value: ReactNode])[] }): ReactNode {
  return (
    <dl className={css.stats}>
      {of.map(([label, value]) => (
        <div key={label} className={css.stat}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is known about one thing. */
export function Facts({ of }: { readonly of: readonly (readonly [label: string, value: ReactNode])[] }): ReactNode {
  return (
    <dl className={css.facts}>
      {of.map(([label, value]) => [<dt key={`${label}?`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </dl>
  )
}
