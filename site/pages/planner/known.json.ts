import type { APIRoute } from 'astro';
import { allBoards, allCards } from '../../planner/boards-build.ts';

export const GET: APIRoute = () => Response.json({ boards: allBoards, cards: allCards });
