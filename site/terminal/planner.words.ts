// How `lanewise planner` names the places of drives.

export const words = {
  slot: (link: string) => `${link} slot`,
  port: (link: string) => `${link} port`,
  same: (places: string) => `the same: ${places}`,
};
