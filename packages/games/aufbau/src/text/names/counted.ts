import type { MaterialId } from '../../data/materials.ts'
import { number } from '../grammar.ts'
import { MATERIAL_NAMES } from './materials.ts'

/** One of something, and several of it. */
type Forms = readonly [one: string, many: string]

/**
 * Goods that are counted by the piece. All others are measured and never change: “1 Getreide”, “12 Getreide”. No form has a
 * masculine adjective before its noun, so that each fits subjects and objects alike.
 */
export const COUNTED: Partial<Readonly<Record<MaterialId, Forms>>> = {
  'raw.grapes': ['Weinrebe/Traube', 'Weinreben/Trauben'],
  'raw.herbsFlowers': ['Kraut/Blume', 'Kräuter/Blumen'],
  'raw.olives': ['Olive', 'Oliven'],
  'raw.pottery': ['Tonware', 'Tonwaren'],
  'raw.leatherGoods': ['Lederware', 'Lederwaren'],
  'raw.pigsSheepVarken': ['Schwein/Schaf', 'Schweine/Schafe'],
  'raw.cattle': ['Rind', 'Rinder'],
  'raw.exoticBeasts': ['exotisches Biest', 'exotische Biester'],
  'raw.furs': ['Pelz', 'Pelze'],
  'raw.hardwood': ['Edelholz', 'Edelhölzer'],
  'raw.lesserMagicOres': ['minderes magisches Erz', 'mindere magische Erze'],
  'raw.magicPlants': ['magische Pflanze/magisches Gewächs', 'magische Pflanzen/Gewächse'],
  'raw.optrolith': ['Leuchtstein', 'Leuchtsteine'],
  'raw.packAnimals': ['Lasttier', 'Lasttiere'],
  'raw.preciousMetals': ['Edelmetall', 'Edelmetalle'],
  'raw.unpolishedGems': ['Edelstein (ungeschliffen)', 'ungeschliffene Edelsteine'],
  'special.candles': ['Kerze', 'Kerzen'],
  'special.simpleTools': ['einfaches Werkzeug', 'einfache Werkzeuge'],
  'special.armor': ['Rüstung', 'Rüstungen'],
  'special.bronzeGoods': ['Bronzeware', 'Bronzewaren'],
  'special.cloth': ['Tuch', 'Tuche'],
  'special.dyes': ['Farbstoff/Tinktur/Lack', 'Farbstoffe/Tinkturen/Lacke'],
  'special.fineWine': ['Edelwein', 'Edelwein'],
  'special.furniture': ['Möbelstück', 'Möbel'],
  'special.glassware': ['Glasware', 'Glaswaren'],
  'special.optrolithCut': ['Leuchtstein (geschliffen)', 'geschliffene Leuchtsteine'],
  'special.statuesMosaics': ['Statue/Kunstmosaik', 'Statuen/Kunstmosaike'],
  'special.weaponsShields': ['Waffe & Schild', 'Waffen & Schilde'],
  'special.booksMaps': ['Buch/Karte', 'Bücher/Karten'],
  'special.cutGems': ['Edelstein (geschliffen)', 'geschliffene Edelsteine'],
  'special.expensiveFurniture': ['teures Möbelstück', 'teure Möbel'],
  'special.fineCloth': ['teures Tuch', 'teure Tuche'],
  'special.highMagicOres': ['hochmagisches Erz/Metall', 'hochmagische Erze/Metalle'],
  'special.horses': ['Pferd/Reittier', 'Pferde/Reittiere'],
  'special.jewelry': ['Schmuckstück', 'Schmuckstücke'],
  'special.magicParaphernalia': ['Satz magische Paraphernalia', 'magische Paraphernalia'],
  'special.magomechanicalParts': ['magomechanisches Teil', 'magomechanische Teile'],
  'special.mechanicalParts': ['mechanisches Teil', 'mechanische Teile'],
  'special.minorMagicArtifacts': ['minderes magisches Artefakt', 'mindere magische Artefakte'],
  'special.minorMagicMetals': ['minderes magisches Metall', 'mindere magische Metalle'],
  'special.perfume': ['Parfüm', 'Parfüms'],
  'special.potions': ['Trank/Elixier', 'Tränke/Elixiere'],
  'special.sacredOils': ['heiliges Öl/Weihrauch', 'heilige Öle/Weihrauch'],
  'special.smallChimeras': ['Kleinchimäre', 'Kleinchimären'],
  'special.specialTools': ['Spezialwerkzeug', 'Spezialwerkzeuge'],
  'special.spices': ['Gewürz', 'Gewürze'],
  'special.undeadCombat': ['Kämpfer (untot)', 'untote Kämpfer'],
  'special.undeadLabor': ['untote Arbeitskraft', 'untote Arbeitskräfte'],
  'special.warChimeras': ['Kampfchimäre/Golem', 'Kampfchimären/Golems'],
  'special.warhorses': ['Schlachtross', 'Schlachtrösser'],
  'special.workChimeras': ['Arbeitschimäre/Golem', 'Arbeitschimären/Golems'],
}

/** What so many of a material are called, behind their number. */
export function materialFor(id: MaterialId, count: number): string {
  const forms = COUNTED[id]
  if (forms === undefined) return MATERIAL_NAMES[id]
  return Math.abs(count) === 1 ? forms[0] : forms[1]
}

/** “1 Rüstung”, “2 Rüstungen”, “12 Getreide”. */
export function materialsInWords(id: MaterialId, count: number): string {
  return `${number(count)} ${materialFor(id, count)}`
}
