import type { FacilityEntry } from '../../catalogue/entries.ts'
import { CITY_ARTS } from './city-arts.ts'
import { CITY_CRIME } from './city-crime.ts'
import { CITY_GENERAL } from './city-general.ts'
import { CITY_GOODS } from './city-goods.ts'
import { DOMAIN_CASTLE } from './domain-castle.ts'
import { DOMAIN_FARMING } from './domain-farming.ts'
import { DOMAIN_GENERAL } from './domain-general.ts'
import { DOMAIN_MAGIC } from './domain-magic.ts'
import { DOMAIN_MINING } from './domain-mining.ts'
import { OFFICE_CHURCH } from './office-church.ts'
import { OFFICE_CITY } from './office-city.ts'
import { OFFICE_COURT } from './office-court.ts'
import { OFFICE_GENERAL } from './office-general.ts'
import { OFFICE_MILITARY } from './office-military.ts'
import { OFFICE_PROVINCE } from './office-province.ts'
import { ORGANIZATION_GENERAL } from './organization-general.ts'
import { ORGANIZATION_SPECIAL } from './organization-special.ts'
import { PERSONAL_ROOMS } from './personal.ts'
import { TRADE_FACILITIES } from './trade.ts'
import { TROOPS_BOUND } from './troops-bound.ts'
import { TROOPS_GENERAL } from './troops-general.ts'
import { TROOPS_HIRED } from './troops-hired.ts'

/** [11.1] All facilities and rooms, by host. */
export const CATALOGUE: readonly FacilityEntry[] = [
  ...DOMAIN_GENERAL,
  ...DOMAIN_FARMING,
  ...DOMAIN_MINING,
  ...DOMAIN_MAGIC,
  ...DOMAIN_CASTLE,
  ...CITY_GENERAL,
  ...CITY_GOODS,
  ...CITY_ARTS,
  ...CITY_CRIME,
  ...ORGANIZATION_GENERAL,
  ...ORGANIZATION_SPECIAL,
  ...OFFICE_GENERAL,
  ...OFFICE_CHURCH,
  ...OFFICE_CITY,
  ...OFFICE_COURT,
  ...OFFICE_PROVINCE,
  ...OFFICE_MILITARY,
  ...TRADE_FACILITIES,
  ...TROOPS_GENERAL,
  ...TROOPS_BOUND,
  ...TROOPS_HIRED,
  ...PERSONAL_ROOMS,
]
