// The models that are compared, from the simplest to the most detailed. Each is derived from what it is described to
// count: none of their code is here.
import { lineCode } from './line-code.ts';
import { nccl } from './nccl.ts';
import { pcieModel } from './pcie-model.ts';
import type { Rival } from './rival.ts';
import { ucx } from './ucx.ts';

export const rivals = { lineCode, nccl, ucx, pcieModel } satisfies Record<string, Rival>;

export type RivalName = keyof typeof rivals;
