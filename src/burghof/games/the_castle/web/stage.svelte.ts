/** Whether the scene of a fight is lowered, so that the plan behind it is visible. */
class Stage {
  isLowered = $state(false);
}

export const stage = new Stage();
