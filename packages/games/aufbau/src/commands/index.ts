import { setFacilityOption } from '../catalogue/commands/set-facility-option.ts'
import { setOfficeFocus } from '../catalogue/commands/set-office-focus.ts'
import { specializeCity } from '../catalogue/commands/specialize-city.ts'
import type { Action, FacilityAction, FreeCommand, MoveOf } from '../moves.ts'
import { acquireCity } from './acquire-city.ts'
import { acquireDomain } from './acquire-domain.ts'
import { acquireOffice } from './acquire-office.ts'
import { acquireOrganization } from './acquire-organization.ts'
import { acquireTenants } from './acquire-tenants.ts'
import { acquireTrade } from './acquire-trade.ts'
import { buildFacility } from './build-facility.ts'
import { buildStorage } from './build-storage.ts'
import { buildWorkshop } from './build-workshop.ts'
import type { Command } from './command.ts'
import { convertInformation } from './convert-information.ts'
import { damageDefend } from './damage-defend.ts'
import { gainInfluence } from './gain-influence.ts'
import { gainMaterials } from './gain-materials.ts'
import { hireSpecialist } from './hire-specialist.ts'
import { manipulate } from './manipulate.ts'
import { moneyBuy } from './money-buy.ts'
import { moneyLend } from './money-lend.ts'
import { moneySell } from './money-sell.ts'
import { moneySellBuy } from './money-sell-buy.ts'
import { recruitTroops } from './recruit-troops.ts'
import { repairDamage } from './repair-damage.ts'
import { secureLoyalty } from './secure-loyalty.ts'
import { setCityMode, setOfficeYield, setTradeMode } from './set-modes.ts'
import { specializeDomain } from './specialize-domain.ts'
import { upgradeStarterDomain } from './upgrade-starter-domain.ts'
import { upgradeStorage } from './upgrade-storage.ts'
import { upgradeWorkshop } from './upgrade-workshop.ts'

type CommandType = (Action | FacilityAction | FreeCommand)['type']

/** [5.2–5.13] What players can do with what is theirs. */
export const COMMANDS: { readonly [T in CommandType]: Command<MoveOf<T>> } = {
  gainInfluence,
  moneyLend,
  moneySell,
  moneyBuy,
  moneySellBuy,
  gainMaterials,
  acquireDomain,
  acquireCity,
  acquireOffice,
  acquireOrganization,
  acquireTrade,
  acquireTenants,
  recruitTroops,
  damageDefend,
  manipulate,
  secureLoyalty,
  convertInformation,
  buildFacility,
  buildWorkshop,
  upgradeWorkshop,
  buildStorage,
  upgradeStorage,
  specializeDomain,
  upgradeStarterDomain,
  hireSpecialist,
  setCityMode,
  setOfficeYield,
  setTradeMode,
  repairDamage,
  specializeCity,
  setFacilityOption,
  setOfficeFocus,
}
