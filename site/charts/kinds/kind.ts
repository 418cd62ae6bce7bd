// What a kind of chart is: the choices it offers, the files it needs, and the pictures it makes of them.

import { place } from '../../common/place.ts';
import type { Parameter, State } from '../../common/state.ts';
import type { Picture } from '../../plot/picture.ts';
import { type Configuration, keyOf, type Series } from '../rows.ts';
import { words } from '../words.ts';

interface ChoiceValue {
  value: string;
  text: string;
  /** What it stands with in a long list. */
  group?: string;
  /** What else tells it from others: its source. */
  detail?: string;
}

/** From so many values on, a part of a name is typed. */
const SEARCHED = 16;

/** A choice of the reader's, with the words of its values. */
export interface Choice extends Parameter {
  label: string;
  values: ChoiceValue[];
}

/** Ceilings of PCIe, and what is typical below them (bytes per second), computed by the core at build time. */
export interface LaneModel {
  generation: string;
  direction: string;
  lanes: number;
  ceiling: number;
  typical: number;
}

export interface Material {
  configurations: readonly Configuration[];
  series: readonly Series[];
  lanes: readonly LaneModel[];
}

/** All material, and what each set is called: what choices are made of. */
export interface Titled extends Material {
  titles: ReadonlyMap<string, string>;
}

export interface Kind {
  /** What can be chosen, and what is to begin with. */
  choices(all: Titled): Choice[];
  /** The sets whose rows a state needs. */
  sets(state: State): string[];
  /** Whether it needs the rows of results, or the series. */
  file: 'rows' | 'series';
  /** Whether it draws the ceilings that the core computes, which its page then carries. */
  ceilings?: true;
  /** Which end of the vertical axis is the better one: what each series reaches is then said. */
  best?: 'highest' | 'lowest';
  /** Whether its drawings have no axis of which a part could be looked at. */
  whole?: true;
  /** One or more drawings; the table is that of the first. */
  pictures(material: Material, state: State): Picture[];
}

export const isSearched = ({ values, most = 1 }: Choice): boolean => most > 1 || values.length > SEARCHED;

export const setOf = (key: string): string => key.split('/')[0] ?? '';

/** The configurations of the devices that are chosen, in their order. */
export const chosenOf = (
  { configurations }: Pick<Material, 'configurations'>,
  { device = [] }: State,
): Configuration[] =>
  device.flatMap((key) => configurations.find((configuration) => keyOf(configuration) === key) ?? []);

export const chosenIn = (state: State, name: string): string => state[name]?.[0] ?? '';

/** Choices that are plain values with their words; the first is the start unless one is named. */
export function choice(
  name: keyof typeof words.parameters,
  values: Choice['values'],
  start: readonly string[] = values.slice(0, 1).map(({ value }) => value),
  most = 1,
): Choice {
  const allowed = values.map(({ value }) => value);
  // A start that the dataset no longer has is no start.
  return {
    name,
    label: words.parameters[name],
    values,
    allowed,
    start: start.filter((item) => allowed.includes(item)),
    most,
  };
}

/** Configurations as choices: single drives by their link, then several at once. */
export function deviceValues(some: readonly Configuration[]): Required<ChoiceValue>[] {
  const groups = Object.values(words.groups);
  const { locale } = place.language;
  return some
    .map((configuration) => ({
      value: keyOf(configuration),
      text: configuration.name,
      group: groupOf(configuration),
      detail: configuration.source_title,
    }))
    .toSorted(
      (a, other) =>
        groups.indexOf(a.group) - groups.indexOf(other.group) ||
        a.text.localeCompare(other.text, locale, { numeric: true }),
    );
}

const groupOf = ({ drive_count: drives = 1, link_kind: link }: Configuration): string =>
  (drives > 1 ? words.groups.several : words.groups[link as keyof typeof words.groups]) ?? words.groups.other;
