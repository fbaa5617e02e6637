import { observer } from 'mobx-react-lite'
import { Children, type ReactNode, useId } from 'react'
import { booksOf, useTable } from '../kit.ts'
import type { MoveType } from '../ui.ts'
import { Act } from './act.tsx'
import { CityCard } from './city-card.tsx'
import { DomainCard } from './domain-card.tsx'
import css from './estate-page.module.css'
import { flowsOf } from './flows.ts'
import { MorningReport } from './morning-report.tsx'
import { OfficeCard } from './office-card.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { PersonalCard } from './personal-card.tsx'
import { StorageCard } from './storage-card.tsx'
import { TradeCard } from './trade-card.tsx'
import { TroopsCard } from './troops-card.tsx'
import { estateWords as words } from './words.ts'
import { WorkshopCard } from './workshop-card.tsx'

/** [12.1 item 4] Everything somebody owns, as cards. */
export const EstatePage = observer(() => {
  const books = booksOf(useTable())
  if (books === undefined) return null
  const { view, player } = books
  const flows = flowsOf(view, player)
  const all = { view, player, flows }
  return (
    <div className={css.page}>
      <MorningReport />
      <div className={css.land}>
        <Section title={words.domains} type="acquireDomain" act={words.act.acquire.domain} coach="domains">
          {player.domains.map((domain) => (
            <DomainCard key={domain.id} domain={domain} {...all} />
          ))}
        </Section>
        <Section title={words.works} type="buildWorkshop" act={words.act.workshop}>
          {player.workshops.map((workshop) => (
            <WorkshopCard key={workshop.id} workshop={workshop} {...all} />
          ))}
          {player.storages.map((storage) => (
            <StorageCard key={storage.id} storage={storage} {...all} />
          ))}
        </Section>
        <Section title={words.force} type="recruitTroops" act={words.act.recruit}>
          <TroopsCard {...all} />
          <PersonalCard {...all} />
        </Section>
      </div>
      <div className={css.town}>
        <Section title={words.cities} type="acquireCity" act={words.act.acquire.city}>
          {player.cities.map((city) => (
            <CityCard key={city.id} city={city} {...all} />
          ))}
        </Section>
        <Section title={words.offices} type="acquireOffice" act={words.act.acquire.office}>
          {player.offices.map((office) => (
            <OfficeCard key={office.id} office={office} {...all} />
          ))}
        </Section>
        <Section
          title={words.organizations}
          type="acquireOrganization"
          act={words.act.found}
          label={words.act.acquire.organization}
          empty={words.empty.organizations}
        >
          {player.organizations.map((organization) => (
            <OrganizationCard key={organization.id} organization={organization} {...all} />
          ))}
        </Section>
        <Section
          title={words.trades}
          type="acquireTrade"
          act={words.act.buy}
          label={words.act.acquire.trade}
          empty={words.empty.trades}
        >
          {player.trades.map((trade) => (
            <TradeCard key={trade.id} trade={trade} {...all} />
          ))}
        </Section>
      </div>
    </div>
  )
})

interface SectionProps {
  readonly title: string
  readonly type: MoveType
  readonly act: string
  /** What the button does, for those who do not see where it stands. */
  readonly label?: string
  readonly empty?: string
  /** What a coach calls it. */
  readonly coach?: string
  readonly children: readonly ReactNode[] | ReactNode
}

function Section({ title, type, act, label = act, empty, coach, children }: SectionProps): ReactNode {
  const id = useId()
  const isEmpty = Children.count(children) === 0
  return (
    <section aria-labelledby={id} className={css.section} data-coach={coach}>
      <header className={css.head}>
        <h3 id={id}>{title}</h3>
        <Act type={type} label={label}>
          {act}
        </Act>
      </header>
      {isEmpty ? <p className={css.empty}>{empty}</p> : <div className={css.cards}>{children}</div>}
    </section>
  )
}
